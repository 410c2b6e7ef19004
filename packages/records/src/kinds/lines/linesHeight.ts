/** Most height in px of the lines of a document: their header and sums stay in sight together with what stands around them. */
export const linesHeight = (): number => Math.max(320, Math.round(window.innerHeight * 0.6))
