let product = ''

/** The product's name, as the operator set it: what the window is called where no page is on show. */
export const nameProduct = (title: string): void => {
  product = title
  document.title = title
}

/** Names the window after a page, the page first: of many tabs of a browser only the beginning is seen. */
export const showTitle = (page: string): void => {
  document.title = page ? `${page} · ${product}` : product
}
