import { css } from 'styled-components'

/** Surface, border and shadow of what floats, without the rise: for what must be there with its first frame. */
export const floatingLook = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
  color: var(--text);
`

/** The look of anything that floats: surface, border, shadow, a short rise. */
export const floatingSurface = css`
  ${floatingLook}
  animation: bip-float-in var(--motion) ease-out;
  @keyframes bip-float-in {
    from { opacity: 0; translate: 0 -2px; }
  }
`
