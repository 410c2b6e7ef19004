import { styled } from 'styled-components'

export const Sections = styled.div`
  display: grid;
  gap: 14px;
`

export const Caption = styled.div`
  margin-bottom: 6px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 18px;
`

export const Themes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`

/** The native radio lies over its picture: it takes the presses and the keys, the picture shows the state. */
export const Theme = styled.label`
  position: relative;
  display: grid;
  gap: 4px;
  inline-size: 92px;
  font-size: 12px;
  line-height: 16px;
  text-align: center;
  overflow-wrap: anywhere;
  & > input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; }
  & > input:checked ~ span:last-child { color: var(--accent); font-weight: 600; }
`

/** A page in miniature, in the colours of its own theme. */
export const Picture = styled.span`
  display: grid;
  grid-template: 10px 1fr / 22px 1fr;
  block-size: 58px;
  overflow: hidden;
  border-radius: var(--radius);
  outline: 1px solid var(--line-strong);
  background: var(--canvas);
  & > :nth-child(1) { grid-column: 1 / 3; border-bottom: 1px solid var(--line); background: var(--surface); }
  & > :nth-child(2) { border-inline-end: 1px solid var(--line); background: var(--surface); }
  & > :nth-child(3) { display: grid; align-content: start; gap: 5px; padding: 7px; }
  & > :nth-child(3) > i { block-size: 4px; border-radius: 2px; background: var(--text-muted); }
  & > :nth-child(3) > i:first-child { inline-size: 60%; background: var(--accent); }
  & > :nth-child(3) > i:last-child { inline-size: 80%; background: var(--text-faint); }
`

/** The frame of a picture takes the colours of the page, not those of the picture. */
export const Frame = styled.span`
  display: block;
  border-radius: 8px;
  padding: 2px;
  border: 2px solid transparent;
  input:hover:not(:checked) ~ & { border-color: var(--line-strong); }
  input:checked ~ & { border-color: var(--accent); }
  input:focus-visible ~ & { outline: 2px solid var(--focus); outline-offset: 1px; }
  @media (forced-colors: active) { input:checked ~ & { border-color: Highlight; } }
`
