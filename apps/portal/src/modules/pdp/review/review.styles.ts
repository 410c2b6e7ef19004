import { styled } from 'styled-components'

export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: 16px;
  align-items: start;

  @media (max-width: 1100px) { grid-template-columns: minmax(0, 1fr); }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;
  margin-block-end: 12px;
  & > span { line-height: 32px; }
`

export const Sheet = styled.div`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 4px;
  background: #fff;
  line-height: 0;
  user-select: none;

  &[data-adding] { cursor: crosshair; touch-action: none; }
  & > :is(canvas, img) { inline-size: 100%; block-size: auto; pointer-events: none; }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`

/** A mark on the page: a box, or a point with its number. */
export const Mark = styled.button`
  --tone: var(--warning);

  position: absolute;
  padding: 0;
  border: 2px solid var(--tone);
  border-radius: 3px;
  background: color-mix(in srgb, var(--tone) 12%, transparent);
  cursor: pointer;
  line-height: 18px;

  &[data-status='replied'] { --tone: var(--pending); }
  &[data-status='closed'] { --tone: var(--success); border-style: dashed; }
  &[data-point] { inline-size: 0; block-size: 0; border: 0; }
  &[data-active] { box-shadow: 0 0 0 3px color-mix(in srgb, var(--accent) 45%, transparent); }
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }

  & > span {
    position: absolute;
    inset-block-start: -10px;
    inset-inline-start: -10px;
    min-inline-size: 20px;
    block-size: 20px;
    border-radius: 10px;
    background: var(--tone);
    color: #fff;
    font-size: 12px;
    font-weight: 600;
    line-height: 20px;
    text-align: center;
  }
`

export const Draft = styled.div`
  position: absolute;
  border: 2px dashed var(--accent);
  background: color-mix(in srgb, var(--accent) 12%, transparent);
  pointer-events: none;
`

export const Items = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 8px;
  max-block-size: 70vh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 8px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  font-size: 13px;
  line-height: 19px;

  &[data-active] { border-color: var(--accent); }
  & > p { margin: 0; overflow-wrap: anywhere; }
`

export const Faint = styled.span`
  color: var(--text-muted);
  font-size: 12px;
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;
`

export const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin-block-end: 12px;
  padding: 10px;
  border: 1px solid var(--accent);
  border-radius: 6px;
`
