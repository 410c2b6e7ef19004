const tellEnd = ({ target, propertyName }: TransitionEvent): void => {
  target?.dispatchEvent(new TransitionEvent('transitionend', { propertyName, bubbles: true }))
}

/**
 * react-aria moves the focus when no transition runs. Of several that are cancelled on one element it hears of the first only, and would wait
 * for the others for ever: whoever opens a menu by the pointer and acts by a key would lose the focus. So it is told of each; answers what stops that.
 */
export const endCancelledTransitions = (): (() => void) => {
  document.addEventListener('transitioncancel', tellEnd)
  return () => document.removeEventListener('transitioncancel', tellEnd)
}
