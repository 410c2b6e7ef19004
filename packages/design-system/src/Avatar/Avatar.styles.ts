import { styled } from 'styled-components'

export const Root = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--avatar-size);
  block-size: var(--avatar-size);
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--accent);
  font-size: calc(var(--avatar-size) * 0.46);
  font-weight: 600;
  line-height: 1;
  user-select: none;
  vertical-align: middle;
  /* Keeps its edge on the ground of a selected row. */
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--accent) 20%, transparent);
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`

/** Lies over the letter, so that the letter stands there until the picture has come. */
export const Picture = styled.img`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border-radius: 50%;
  object-fit: cover;
  &:not([data-loaded]) { opacity: 0; }
`

/** Told by form as well as by colour: full, barred, half and hollow. */
export const Presence = styled.span`
  --dot: max(8px, calc(var(--avatar-size) * 0.28));
  position: absolute;
  inset-block-end: calc(var(--dot) * -0.12);
  inset-inline-end: calc(var(--dot) * -0.12);
  display: grid;
  place-items: center;
  inline-size: var(--dot);
  block-size: var(--dot);
  border-radius: 50%;
  background: var(--tone);
  /* The ring separates the dot from the picture. */
  box-shadow: 0 0 0 2px var(--surface);
  forced-color-adjust: none;
  &[data-presence='online'] { --tone: var(--success); }
  &[data-presence='busy'] { --tone: var(--danger); }
  &[data-presence='busy']::after { content: ''; inline-size: 56%; block-size: 22%; border-radius: 1px; background: var(--surface); }
  &[data-presence='away'] { --tone: var(--pending); background: linear-gradient(90deg, var(--tone) 50%, var(--surface) 50%); border: 1.5px solid var(--tone); }
  &[data-presence='offline'] { background: var(--surface); border: 1.5px solid var(--line-field); }
`
