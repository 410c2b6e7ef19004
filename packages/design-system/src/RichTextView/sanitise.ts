import createPurify, { type Config } from 'dompurify'
import { alignmentIn, allowedAttributes, allowedTags, idPrefix, isAllowedImage, isAllowedLink } from './allowList.ts'

// An instance of its own: what is hooked into it concerns nobody else.
const purify = createPurify(window)

const config = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  SANITIZE_NAMED_PROPS: true,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

/** A style attribute never arrives in the page, where a content security policy may forbid it; the alignment does, as data. */
const aligned = new WeakMap<Element, string>()

// The library's own rules about addresses hold as well; both must agree.
purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const { attrName, attrValue } = attribute
  if (attrName === 'href' && !isAllowedLink(attrValue)) attribute.keepAttr = false
  if (attrName === 'src' && !isAllowedImage(attrValue)) attribute.keepAttr = false
  if (attrName === 'style') {
    const alignment = alignmentIn(attrValue)
    if (alignment) aligned.set(element, alignment)
  }
})

purify.addHook('afterSanitizeAttributes', (element) => {
  const alignment = aligned.get(element)
  if (alignment) element.setAttribute('data-align', alignment)
  if (element.nodeName === 'A') guardLink(element)
  if (element.nodeName === 'IMG') guardImage(element)
})

const guardLink = (link: Element): void => {
  const address = link.getAttribute('href')
  if (address === null) return
  if (address.startsWith('#')) link.setAttribute('href', `#${idPrefix}${address.slice(1)}`)
  else {
    // Read here, so that it is true of every link, whatever the text asked for.
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
}

const guardImage = (image: Element): void => {
  if (!image.hasAttribute('src')) {
    image.remove()
    return
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '')
  image.setAttribute('loading', 'lazy')
  image.setAttribute('decoding', 'async')
  image.setAttribute('referrerpolicy', 'no-referrer')
}

/** The text with nothing in it but what is on the list: no scripts, no styles, no forms, no frames. */
export const sanitised = (html: string): DocumentFragment => purify.sanitize(html, config)
