import { css } from 'styled-components'

/** Maps `data-tone` on an element to `--tone` and `--tone-soft`, which it and its children read. */
export const toneVariables = css`
  &[data-tone='neutral'] { --tone: var(--neutral); --tone-soft: var(--neutral-soft); }
  &[data-tone='info'] { --tone: var(--info); --tone-soft: var(--info-soft); }
  &[data-tone='success'] { --tone: var(--success); --tone-soft: var(--success-soft); }
  &[data-tone='warning'] { --tone: var(--warning); --tone-soft: var(--warning-soft); }
  &[data-tone='pending'] { --tone: var(--pending); --tone-soft: var(--pending-soft); }
  &[data-tone='danger'] { --tone: var(--danger); --tone-soft: var(--danger-soft); }
`
