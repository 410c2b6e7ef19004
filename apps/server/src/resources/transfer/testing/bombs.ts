import { deflateRawSync } from 'node:zlib'
import { csvBombs } from './csvBombs.ts'
import { overlapping } from './overlap.ts'
import { sheetBombs } from './sheetBombs.ts'
import { bookParts, honestRows, repeated } from './workbook.ts'
import { type ZipOptions, type ZipPart, zip } from './zip.ts'

/** Why a file is refused, `read` where it is read within its bounds; several where size or time may end it first. */
export type Outcome =
  | 'read'
  | 'unusual'
  | 'nested'
  | 'tooBig'
  | 'damaged'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'openQuote'
  | 'format'
  | 'tooLarge'
export type Bomb = { name: string; make: () => Buffer; outcome: Outcome; fileName?: string }

const mebibyte = 1024 * 1024
const honest = () => bookParts({ rows: honestRows })

/** An honest workbook with something about its packing that is not. */
const packedOddly = (name: string, options: ZipOptions, parts: (parts: ZipPart[]) => ZipPart[] = (all) => all): Bomb => ({
  name,
  outcome: 'unusual',
  make: () => zip(parts(honest()), options),
})

/** The same, with something about its last part, the sheet. */
const sheetOddly = (name: string, odd: Partial<ZipPart>, outcome: Outcome = 'unusual'): Bomb => ({
  name,
  outcome,
  make: () => zip(honest().map((part, at, all) => (at === all.length - 1 ? { ...part, ...odd } : part))),
})

/** A part of zeros beside an honest workbook. */
const zeros = (megabytes: number): ZipPart => ({ name: 'xl/media/image1.png', content: Buffer.alloc(megabytes * mebibyte) })

/** Zips that are not what they say, each as small as it can be; `megabytes` is what the large ones unpack to. */
const zipBombs = (megabytes: number): Bomb[] => [
  {
    name: 'a ZIP64 directory',
    outcome: 'unusual',
    make: () => zip([...honest(), zeros(megabytes)], { isZip64: true }),
  },
  packedOddly('64 bytes before it', { before: Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60)]) }),
  packedOddly('64 bytes after it', { after: Buffer.alloc(64) }),
  packedOddly('a comment that is another end', { comment: Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]) }),
  packedOddly('bytes between its parts', {}, (parts) =>
    parts.map((part, at) => ({ ...part, gap: Buffer.alloc(at === 0 ? 0 : 16) })),
  ),
  {
    name: 'overlapping parts',
    outcome: 'unusual',
    make: () => overlapping({ count: 250, kernelBytes: (megabytes * mebibyte) / 100, prefix: Buffer.alloc(0) }),
  },
  packedOddly('every entry at the same part', {}, (parts) => parts.map((part) => ({ ...part, directory: { offset: 0 } }))),
  {
    name: 'a zip within',
    outcome: 'nested',
    make: () => zip([...honest(), { name: 'xl/embeddings/a.bin', content: zip([zeros(1)]) }]),
  },
  packedOddly('several disks', { end: { disk: 1 } }),
  packedOddly('fewer entries than it says', { end: { count: 9 } }),
  packedOddly('a directory elsewhere', { end: { offset: 4 } }),
  {
    name: 'tens of thousands of parts',
    outcome: 'tooBig',
    make: () => zip([...honest(), ...Array.from({ length: 30_000 }, (_, at) => ({ name: `a${at}`, content: Buffer.alloc(0) }))]),
  },
  sheetOddly('an encrypted part', { directory: { flags: 1 }, local: { flags: 1 } }),
  sheetOddly('a part that only its own header calls encrypted', { local: { flags: 1 } }),
  sheetOddly('an unknown way of packing', { directory: { method: 14 }, local: { method: 14 } }),
  sheetOddly('a ZIP64 extra field', { local: { extra: Buffer.from('01000400ffffffff', 'hex') } }),
  sheetOddly('another name in the directory', { directory: { name: Buffer.from('xl/worksheets/sheet2.xml') } }),
  sheetOddly('another size in the directory', { directory: { size: 5 } }),
  sheetOddly('a size too small everywhere', { directory: { size: 5 }, local: { size: 5 } }),
  sheetOddly('a size too large everywhere', { directory: { size: 5 * mebibyte }, local: { size: 5 * mebibyte } }),
  sheetOddly('another checksum', { directory: { crc: 1 }, local: { crc: 1 } }),
  sheetOddly('sizes after the content that lie', { descriptor: 16, after: { size: 5 } }),
  sheetOddly('honest sizes after the content', { descriptor: 24 }, 'read'),
  sheetOddly('bytes after the packed content', {
    packed: Buffer.concat([deflateRawSync(Buffer.from('<worksheet/>')), Buffer.alloc(9)]),
  }),
  sheetOddly('packed content that is none', { packed: Buffer.alloc(40, 0xfe) }, 'damaged'),
  ...['../../etc/passwd', 'xl/../../x.xml', 'xl\\x.xml', 'xl/x\u0000.xml', '//x.xml'].map((path) =>
    packedOddly(`the name ${JSON.stringify(path)}`, {}, (parts) => [...parts, { name: path, content: Buffer.from('x') }]),
  ),
  packedOddly('one name twice', {}, (parts) => [
    ...parts,
    { name: 'XL/Worksheets/Sheet1.xml', content: Buffer.from('<worksheet/>') },
  ]),
  { name: 'a sheet of zeros', outcome: 'tooBig', make: () => zip(bookParts({ sheet: Buffer.alloc(megabytes * mebibyte) })) },
  {
    name: 'a sheet of zeros that says it is small',
    outcome: 'unusual',
    make: () =>
      zip(
        honest().map((part, at, all) =>
          at === all.length - 1 ? { ...part, packed: deflateRawSync(Buffer.alloc(megabytes * mebibyte)) } : part,
        ),
      ),
  },
  { name: 'a huge picture', outcome: 'tooBig', make: () => zip([...honest(), zeros(megabytes)]) },
  { name: 'a large picture', outcome: 'read', make: () => zip([...honest(), zeros(60)]) },
  {
    name: 'comments without end',
    outcome: 'read',
    make: () =>
      zip([...honest(), { name: 'xl/comments1.xml', content: repeated('<comment><text><t>x</t></text></comment>', 500_000) }]),
  },
]

/** Files that take far more to read than to send: large ones unpack to `megabytes`, those within the limits are `times` as long. */
export const bombs = ({ megabytes, times }: { megabytes: number; times: number }): Bomb[] => [
  ...zipBombs(megabytes),
  ...sheetBombs(times),
  ...csvBombs(),
]
