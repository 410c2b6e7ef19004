let isPressed = false
let waiting: (() => void)[] = []

const end = (): void => {
  isPressed = false
  // The click comes right behind the end of its press.
  setTimeout(() => {
    const works = waiting
    waiting = []
    for (const work of works) work()
  })
}

if (typeof window !== 'undefined') {
  window.addEventListener(
    'pointerdown',
    () => {
      isPressed = true
    },
    true,
  )
  for (const name of ['pointerup', 'pointercancel', 'dragend']) window.addEventListener(name, end, true)
}

/** Does some work at once, or behind the press that is under way: what moves the page beneath a pointer has its click miss what it meant. */
export const afterPress = (work: () => void): void => {
  if (isPressed) waiting.push(work)
  else work()
}
