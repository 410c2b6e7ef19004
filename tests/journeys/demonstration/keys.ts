import type { Page } from 'playwright-core'

/** A keyboard whose keys are counted: a letter is one, and so is a chord such as Ctrl S. */
export type Keys = { press: (...keys: string[]) => Promise<void>; type: (text: string) => Promise<void>; count: () => number }

export function countedKeys(page: Page): Keys {
  let count = 0
  return {
    press: async (...keys) => {
      for (const key of keys) {
        count += 1
        await page.keyboard.press(key)
      }
    },
    type: async (text) => {
      count += text.length
      await page.keyboard.type(text)
    },
    count: () => count,
  }
}

/** Where the focus is, in words: the role or tag of the element, its name, and in a grid its line from 1; "body" where it is on nothing. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (!at || at === document.body) return 'body'
    const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])].map((label) => label.textContent) : []
    const name = at.getAttribute('aria-label') ?? (labels.join(' ') || at.textContent) ?? ''
    const line = at.closest('.body [aria-rowindex]')?.getAttribute('aria-rowindex')
    return [at.getAttribute('role') ?? at.tagName.toLowerCase(), name.trim().slice(0, 40), line && Number(line) - 1]
      .filter(Boolean)
      .join(' ')
  })
