/** What one spreadsheet may hold. A file of 5 MB as people make them stays far below each. */
export const sheetLimits = {
  /** Rows with content, the head among them not counted. */
  maxRows: 100_000,
  /** The furthest column with content. */
  maxColumns: 200,
  /** Cells with content, merged ones counted at each place where they show. */
  maxCells: 1_500_000,
  /** Characters of one cell; a spreadsheet program holds half of it, the longest text of a record fits. */
  maxCellLength: 65_535,
  /** Bytes of all parts of the file together, unpacked. */
  maxUnpackedBytes: 120 * 1024 * 1024,
  /** Parts of the file: sheets, pictures, styles. */
  maxParts: 2000,
  /** Bytes of all rows together as the reading process sends them. */
  maxAnswerBytes: 32 * 1024 * 1024,
} as const
