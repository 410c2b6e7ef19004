/** What screen readers were told last. */
export const spoken = (): Element | null => document.querySelector('[role="status"][aria-live][data-overlay-exempt]')
