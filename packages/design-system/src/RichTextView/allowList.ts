/** What a text may consist of; everything else loses its tags, and what is not text goes altogether. */
export const allowedTags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'abbr', 'q', 'cite', 'time'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'img', 'figure', 'figcaption', 'details', 'summary'],
]

/** Neither classes nor styles: a text must not look like a part of the application. */
export const allowedAttributes = [
  ...['href', 'src', 'alt', 'title', 'width', 'height', 'lang', 'dir', 'id'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'datetime', 'open'],
]

/** Before an id of a text, so that none of them is taken for one of the page's own. */
export const idPrefix = 'user-content-'

const linkAddress = /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\.{1,2}\/|[\p{L}\p{N}_%.~-]+(?:[/?#]|$))/iu
const imageAddress = /^(?:https?:|\/(?!\/)|\.{1,2}\/|[\p{L}\p{N}_%.~-]+(?:[/?]|$)|data:image\/(?:png|jpe?g|gif|webp);base64,)/iu
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out of an address, and so hide "java\tscript:" in it.
const ignored = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g

/** Whether a link may lead there: the web, mail, telephone, this site. */
export const isAllowedLink = (address: string): boolean => linkAddress.test(address.replace(ignored, ''))

/** Whether a picture may come from there: the web, this site, or the text itself, but no drawing that could hold more. */
export const isAllowedImage = (address: string): boolean => imageAddress.test(address.replace(ignored, ''))

export const alignments = ['left', 'center', 'right', 'justify'] as const

/** The alignment that a style asks for, the one thing that editors write into styles and readers need. */
export const alignmentIn = (style: string): (typeof alignments)[number] | undefined => {
  const asked = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase()
  return alignments.find((alignment) => alignment === asked)
}
