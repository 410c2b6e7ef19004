import type { Bomb, Outcome } from './bombs.ts'
import { type BookXml, bookParts, honestRows, repeated, textRow } from './workbook.ts'
import { zip } from './zip.ts'

const book = (name: string, outcome: Outcome, xml: () => BookXml): Bomb => ({
  name,
  outcome,
  make: () => zip(bookParts(xml())),
})

const laughs = `<!DOCTYPE s [<!ENTITY a "ha">${Array.from(
  { length: 20 },
  (_, at) => `<!ENTITY ${String.fromCharCode(98 + at)} "${`&${String.fromCharCode(97 + at)};`.repeat(10)}">`,
).join('')}]>`
const outside = '<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
const head = textRow(1, ['客户名称'])

/** A row whose cells all refer to the one shared string. */
const sharedRow = `<row>${'<c t="s"><v>0</v></c>'.repeat(150)}</row>`
const strings = (content: Buffer) => Buffer.concat([Buffer.from('<sst>'), content, Buffer.from('</sst>')])
const merges = (times: number, ref: string) => `<mergeCells>${`<mergeCell ref="${ref}"/>`.repeat(times)}</mergeCells>`
const withNumber = `<row r="1"><c t="inlineStr"><is><t>客户名称</t></is></c></row><row r="2"><c s="1"><v>45000</v></c></row>`

/** Workbooks that are packed as they should be, and whose content is the bomb; `times` as much where there is no limit but that of all. */
export const sheetBombs = (times: number): Bomb[] => [
  book('entities that multiply', 'unusual', () => ({ sheet: `${laughs}<worksheet>&u;</worksheet>` })),
  book('an entity from outside', 'unusual', () => ({ sheet: `${outside}<worksheet>&x;</worksheet>` })),
  book('entities among its strings', 'unusual', () => ({ rows: sharedRow, strings: `${laughs}<sst><si><t>&u;</t></si></sst>` })),
  book('an entity that nobody declared', 'damaged', () => ({ rows: textRow(1, ['&u;']) })),
  book('tags millions deep', 'tooBig', () => ({ sheet: repeated('<a>', 3_000_000 * times) })),
  book('an attribute without end', 'tooBig', () => ({
    sheet: Buffer.concat([Buffer.from('<worksheet a="'), Buffer.alloc(10_000_000 * times, 97)]),
  })),
  book('a million attributes', 'tooBig', () => ({
    sheet: `<worksheet ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
  })),
  book('a text without end', 'tooBig', () => ({
    rows: Buffer.concat([Buffer.from('<row><c><v>'), Buffer.alloc(10_000_000 * times, 49)]),
  })),
  book('a text in a million pieces', 'cellTooLong', () => ({
    rows: Buffer.concat([Buffer.from('<row><c t="inlineStr"><is><t>'), repeated('x<![CDATA[x]]>', 1_000_000)]),
  })),
  book('a string that stands in millions of cells', 'tooBig', () => ({
    rows: repeated(sharedRow, 6000),
    strings: strings(repeated(`<si><t>${'x'.repeat(30_000)}</t></si>`, 1)),
  })),
  book('strings that no cell shows', 'read', () => ({
    rows: honestRows,
    strings: strings(repeated('<si><t>a</t></si>', 700_000 * times)),
  })),
  book('a shared string that is not there', 'damaged', () => ({ rows: sharedRow, strings: '<sst/>' })),
  book('a million cell formats', 'tooBig', () => ({
    rows: honestRows,
    styles: Buffer.concat([
      Buffer.from('<styleSheet><cellXfs>'),
      repeated('<xf/>', 1_000_000),
      Buffer.from('</cellXfs></styleSheet>'),
    ]),
  })),
  book('formats of brackets', 'read', () => ({
    rows: withNumber,
    styles: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(200_000)}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs></styleSheet>`,
  })),
  book('only the furthest cell', 'tooManyColumns', () => ({ rows: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' })),
  book('a cell of no column', 'damaged', () => ({ rows: '<row r="1"><c r="1A"><v>1</v></c></row>' })),
  book('a row beyond all numbers', 'damaged', () => ({ rows: '<row r="9e99"><c><v>1</v></c></row>' })),
  book('empty rows by the million', 'read', () => ({
    rows: Buffer.concat([Buffer.from(honestRows), repeated('<row/>', 1_500_000 * times)]),
  })),
  book('more rows than are taken', 'tooManyRows', () => ({ rows: repeated('<row><c><v>1</v></c></row>', 1_048_576) })),
  book('cells by the million', 'tooBig', () => ({ rows: repeated(`<row>${'<c><v>1</v></c>'.repeat(190)}</row>`, 19_000) })),
  book('a million merged ranges', 'tooBig', () => ({ rows: honestRows, tail: merges(1_000_000, 'A1:B2') })),
  book('merged ranges over everything', 'tooBig', () => ({
    rows: Buffer.concat([Buffer.from(head), repeated('<row><c><v>1</v></c></row>', 15_000)]),
    tail: merges(40_000, 'A1:XFD1048576'),
  })),
  book('one merged range over everything', 'read', () => ({ rows: honestRows, tail: merges(1, 'A2:A1048576') })),
  book('names by the million', 'read', () => ({
    rows: honestRows,
    names: `<definedNames>${'<definedName name="a">1</definedName>'.repeat(300_000 * times)}</definedNames>`,
  })),
  book('sheets by the million', 'read', () => ({
    rows: honestRows,
    names: `<sheets>${'<sheet name="a" id="x"/>'.repeat(300_000 * times)}</sheets>`,
  })),
  book('formulas that nobody works out', 'read', () => ({
    rows: `${head}<row r="2"><c t="str"><f>${'SUM('.repeat(60_000)}</f><v>公式</v></c></row>`,
  })),
  book('signs of XML that hide NUL', 'read', () => ({ rows: head + textRow(2, ['a_x0000_b_xD800_']) })),
]
