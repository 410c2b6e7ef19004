/** Marks what stays on the screen only. */
const screenOnly = '[data-print-hidden], script'

/** A canvas has nothing to clone but its frame; its picture takes its place. */
const pictureOf = (canvas: HTMLCanvasElement): HTMLImageElement => {
  const picture = document.createElement('img')
  picture.src = canvas.toDataURL()
  picture.className = canvas.className
  picture.style.cssText = canvas.style.cssText
  picture.style.inlineSize = `${canvas.clientWidth}px`
  picture.style.blockSize = `${canvas.clientHeight}px`
  return picture
}

/** A clone knows what the page was written with, not what has been typed, ticked and drawn since. */
const copyState = (from: Element, to: Element): void => {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.setAttribute('value', from.value)
    to.toggleAttribute('checked', from.checked)
    // Two radio buttons of one name would push each other out, the copy the one on the screen.
    to.removeAttribute('name')
  } else if (from instanceof HTMLTextAreaElement) to.textContent = from.value
  else if (from instanceof HTMLOptionElement) to.toggleAttribute('selected', from.selected)
  else if (from instanceof HTMLImageElement) to.setAttribute('loading', 'eager')
  else if (from instanceof HTMLCanvasElement) to.replaceWith(pictureOf(from))
}

/** A copy of an element as it looks and reads now, without what is for the screen only. */
export const copyOf = (element: HTMLElement): Node => {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return copy
  const twins = [copy, ...copy.querySelectorAll('*')]
  for (const [index, original] of [element, ...element.querySelectorAll('*')].entries()) {
    const twin = twins[index]
    if (twin) copyState(original, twin)
  }
  for (const part of copy.querySelectorAll(screenOnly)) part.remove()
  copy.removeAttribute('data-print-only')
  return copy
}

/** Fulfilled when every picture in it has come or failed. */
export const picturesIn = async (root: HTMLElement): Promise<void> => {
  await Promise.all(
    Array.from(root.querySelectorAll('img'), (picture) =>
      picture.complete
        ? undefined
        : new Promise<void>((resolve) => {
            picture.addEventListener('load', () => resolve())
            picture.addEventListener('error', () => resolve())
          }),
    ),
  )
}
