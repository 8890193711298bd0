"""Seat links are a person's, not a seat's: nobody gets by one what is another's."""

from __future__ import annotations

from tests.server.devices import Device, party
from tests.server.processes import Server

NONCE = "0" * 32


def test_who_takes_a_seat_by_a_link_is_called_as_he_wants_to_be_called_by_then(server: Server) -> None:
    with party(server, start=False) as people, Device(server, server.guest("Bob"), people.made) as guest:
        host = people.devices[0]
        assert server.ask("PATCH", "/api/guest", {"name": "Robert"}, guest.token).status == 200
        guest.done("claim", code=host.done("link", seat=0)["code"])
        assert host.until_room(lambda room: room["places"][0]["guest"] == guest.guest)["places"][0]["name"] == "Robert"


def test_who_gets_another_name_before_he_has_said_hello_comes_in_with_it(server: Server) -> None:
    with party(server, start=False) as people, Device(server, server.guest("Bob"), people.made, greet=False) as guest:
        assert server.ask("PATCH", "/api/guest", {"name": "Robert"}, guest.token).status == 200
        guest.hello()
        people.devices[2].done("stand", seat=2)
        guest.sit(2)
        assert guest.until_room(lambda room: room["places"][2]["guest"] == guest.guest)["places"][2]["name"] == "Robert"


def test_a_link_is_void_when_its_maker_has_stood_up(server: Server) -> None:
    with party(server, start=False) as people, Device(server, server.guest("Next"), people.made) as successor:
        host, former, _ = people.devices
        code = former.done("link", seat=1)["code"]
        former.done("stand", seat=1)
        assert former.refused("claim", code=code) == "bad-link"
        successor.sit(1)
        host.done("start")
        successor.until(lambda: bool(successor.update))
        assert former.refused("claim", code=code) == "bad-link"
        former.drain(0.1)
        assert former.update["seat"] is None
        assert server.kept(people.table).chairs[1].guest == successor.guest


def test_a_link_is_void_when_its_maker_has_stood_up_and_sits_there_again(server: Server) -> None:
    with party(server, start=False) as people:
        _, second, _ = people.devices
        code = second.done("link", seat=1)["code"]
        second.done("stand", seat=1)
        second.sit(1)
        assert second.refused("claim", code=code) == "bad-link"


def test_a_link_is_void_when_seats_were_swapped(server: Server) -> None:
    with party(server, start=False) as people:
        host, second, third = people.devices
        codes = [device.done("link", seat=seat)["code"] for seat, device in enumerate(people.devices)]
        host.done("swap", seat=1, other=2)
        with Device(server, server.guest("Phone"), people.made) as phone:
            assert [phone.refused("claim", code=code) for code in codes[1:]] == ["bad-link"] * 2
            phone.done("claim", code=codes[0])
        assert (second.guest, third.guest) == tuple(server.kept(people.table).chairs[seat].guest for seat in (2, 1))


def test_who_was_sent_away_does_not_come_back_by_a_link(server: Server) -> None:
    with party(server) as people:
        host, second, _ = people.devices
        code = second.done("link", seat=1)["code"]
        host.done("kick", guest=second.guest)
        host.done("lock", locked=True)
        with Device(server, server.guest("Other name"), people.made, greet=False) as other:
            other.send(type="hello", protocol=1, seat_code=code)
            assert other.receive()["reason"] == "no-entry"
        assert server.kept(people.table).chairs[1].guest is None


def test_what_the_host_gave_for_somebody_is_void_when_he_is_back(impatient: Server) -> None:
    with party(impatient) as people, Device(impatient, impatient.guest("Friend"), people.made) as friend:
        host, second, _ = people.devices
        second.cut()
        host.until_room(lambda room: room["places"][1]["standing_in"])
        code = host.done("link", seat=1)["code"]
        second.connect()
        assert friend.refused("claim", code=code) == "bad-link"
        assert host.refused("claim", code=code) == "bad-link"
        assert impatient.kept(people.table).chairs[1].guest == second.guest


def test_a_player_takes_no_other_players_seat(impatient: Server) -> None:
    with party(impatient) as people:
        host, second, third = people.devices
        second.cut()
        host.until_room(lambda room: room["places"][1]["standing_in"])
        code = host.done("link", seat=1)["code"]
        assert host.refused("claim", code=code) == "has-a-seat"
        assert third.refused("claim", code=code) == "has-a-seat"
        with Device(impatient, impatient.guest("Her phone"), people.made) as phone:
            phone.done("claim", code=code)  # it was not used up
            phone.until(lambda: phone.update["seat"] == 1)


def test_there_is_no_link_to_a_bots_seat(server: Server) -> None:
    token = server.guest("Host")
    made = server.table(token, "dieven", 3, sit={"0": NONCE}, bots={"1": "random", "2": "random"})
    with Device(server, token, made) as host:
        assert host.refused("link", seat=1) == "seat-is-free"
        host.done("start")
        assert host.refused("link", seat=1) == "seat-is-a-bots"


def test_a_new_link_makes_the_one_before_it_void(server: Server) -> None:
    with party(server) as people, Device(server, server.guest("Phone"), people.made) as phone:
        older, newer = [people.devices[1].done("link", seat=1)["code"] for _ in range(2)]
        assert phone.refused("claim", code=older) == "bad-link"
        phone.done("claim", code=newer)
