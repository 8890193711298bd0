"""The REST part keeps to its openapi.json, whatever it is asked."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import (
    content_type_conformance,
    negative_data_rejection,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from larceny.server.endpoints import ENDPOINTS, openapi
from tests.conftest import LONG
from tests.server.processes import Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
schema = schemathesis.openapi.from_dict(openapi())
schema.config.checks.negative_data_rejection.expected_statuses = ["4xx"]  # 413 among them


@pytest.fixture(scope="module")
def token(server: Server) -> str:
    return server.guest("Schema")


@schema.exclude(method="DELETE").parametrize()
@settings(
    max_examples=300 if LONG else 25,
    deadline=None,
    derandomize=not LONG,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_every_answer_has_the_form_that_openapi_promises(
    case: schemathesis.Case[Any], server: Server, token: str
) -> None:
    case.call_and_validate(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)


def test_what_is_served_as_openapi_is_what_is_tested(server: Server) -> None:
    assert server.ask("GET", "/api/openapi.json").json == openapi()
    assert {endpoint.path for endpoint in ENDPOINTS} == set(openapi()["paths"])


def test_other_methods_and_paths_are_refused_with_a_sentence(server: Server) -> None:
    for method, path in (("PUT", "/api/guest"), ("DELETE", "/api/tables"), ("POST", "/api/server"), ("GET", "/api/x")):
        reply = server.ask(method, path)
        assert reply.status in (404, 405)
        assert reply.json["text"]
