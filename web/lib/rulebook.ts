/** The rulebook: a small part of Markdown as data. It is drawn as text, never as HTML. */

export type Span = { text: string; style: 'plain' | 'strong' | 'em' | 'code' }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; anchor: string }
  | { kind: 'paragraph' | 'item'; spans: Span[]; anchor: string }
  | { kind: 'table'; rows: Span[][][]; anchor: string }

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`)/
const STYLES = { '**': 'strong', '*': 'em', '`': 'code' } as const

export function spans(text: string): Span[] {
  return text.split(MARKS).filter(Boolean).map(span)
}

function span(part: string): Span {
  for (const mark of ['**', '*', '`'] as const)
    if (part.length > 2 * mark.length && part.startsWith(mark) && part.endsWith(mark))
      return { text: part.slice(mark.length, -mark.length), style: STYLES[mark] }
  return { text: part, style: 'plain' }
}

/** The section that a heading or a clause begins: "## §4 Playing a card" is 4, "**4.1** …" is 4.1. */
function anchorOf(line: string): string {
  return /^#+ §(\d+)/.exec(line)?.[1] ?? /^(?:[-*] )?\*\*(\d+(?:\.\d+)*)\*\*/.exec(line)?.[1] ?? ''
}

export function parse(markdown: string): Block[] {
  return markdown.split(/\n\s*\n/).flatMap((chunk) => (chunk.trim() ? blocks(chunk.trim()) : []))
}

function blocks(chunk: string): Block[] {
  const anchor = anchorOf(chunk)
  const heading = /^(#+) (.*)/.exec(chunk)
  if (heading) return [{ kind: 'heading', level: heading[1]?.length ?? 1, spans: spans(heading[2] ?? ''), anchor }]
  const lines = chunk.split('\n')
  if (lines.every((line) => line.startsWith('|'))) return [{ kind: 'table', rows: lines.filter((line) => !/^\|[\s:|-]+\|$/.test(line)).map(cells), anchor }]
  if (/^[-*] /.test(chunk)) return chunk.split(/\n(?=[-*] )/).map((item) => ({ kind: 'item', spans: spans(item.slice(2).replaceAll('\n', ' ')), anchor: anchorOf(item) }))
  return [{ kind: 'paragraph', spans: spans(lines.join(' ')), anchor }]
}

function cells(line: string): Span[][] {
  return line.slice(1, -1).split('|').map((cell) => spans(cell.trim()))
}
