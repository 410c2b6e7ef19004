import { styled } from 'styled-components'

export const Viewer = styled.div`
  display: flex;
  flex-direction: column;
  block-size: min(620px, 100dvh - 130px);
  &[data-full] { block-size: 100%; }
`

export const StageBox = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
`

/** A quiet checked ground, on which drawings with transparent parts can be told from white paper. */
export const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background:
    repeating-conic-gradient(color-mix(in srgb, var(--text) 4%, transparent) 0 25%, transparent 0 50%) 0 0 / 16px 16px,
    var(--sunken);
  touch-action: none;
  user-select: none;
  cursor: zoom-in;
  &[data-pannable] { cursor: grab; }
  &[data-held] { cursor: grabbing; }
  /* Over the picture, which would cover an outline. */
  &:focus-visible { outline: none; }
  &:focus-visible::after { content: ''; position: absolute; inset: 0; z-index: 1; border: 2px solid var(--focus); pointer-events: none; }
`

export const Picture = styled.img`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 50%;
  max-inline-size: none;
  transition: none;
  &:not([data-ready]) { visibility: hidden; }
  [data-large] > & { image-rendering: pixelated; }
`

export const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  color: var(--text-muted);
  pointer-events: none;
  & > button { pointer-events: auto; }
`

export const Step = styled.div`
  position: absolute;
  inset-block-start: 50%;
  translate: 0 -50%;
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  &[data-to='previous'] { inset-inline-start: 12px; }
  &[data-to='next'] { inset-inline-end: 12px; }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 2px;
  padding: 6px 12px;
  border-block-start: 1px solid var(--line);
`

export const Percent = styled.output`
  min-inline-size: 52px;
  color: var(--text-muted);
  font-size: 13px;
  text-align: center;
`

export const Rule = styled.span`
  inline-size: 1px;
  block-size: 18px;
  margin-inline: 6px;
  background: var(--line-strong);
`

export const Position = styled.span`
  color: var(--text-faint);
  font-size: 13px;
  font-weight: 400;
`
