/** The cell where the keyboard stands; place -1 is the header, below it lie other rows that are no lines; column -1 is the box before the first column. */
export type CellPlace = { place: number; column: number }

/** A block of cells by its corners, top left and bottom right, both within. */
export type CellRange = { from: CellPlace; to: CellPlace }
