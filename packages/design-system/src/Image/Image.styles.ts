import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
  display: inline-block;
  inline-size: var(--image-width);
  max-inline-size: 100%;
  block-size: var(--image-height);
  aspect-ratio: var(--image-ratio);
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--sunken);
  vertical-align: top;
  container-type: inline-size;
  &[data-state='loading'] { background: color-mix(in srgb, var(--text) 8%, transparent); }
  &[data-state='failed'], &[data-state='none'] { border: 1px dashed var(--line-strong); }
`

export const Picture = styled.img`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: var(--image-fit);
  transition: opacity var(--motion) ease-out;
  [data-state='loading'] > & { opacity: 0; }
`

/** What stands there instead; in a small place only its icon. */
export const Instead = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 6px;
  padding: 8px;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 16px;
  text-align: center;
  overflow-wrap: anywhere;
  @container (max-width: 119px) { & > :not(:first-child) { display: none; } }
`

/** The whole picture is the button; the mark comes with pointer and focus. */
export const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: end;
  padding: 6px;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: zoom-in;
  & > span {
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border-radius: var(--radius-small);
    background: var(--inverse);
    color: var(--text-on-inverse);
    opacity: 0;
    transition: opacity var(--motion);
  }
  &:hover > span, &:focus-visible > span { opacity: 0.92; }
  &:focus-visible { outline-offset: -2px; }
  @container (max-width: 59px) { & > span { display: none; } }
`
