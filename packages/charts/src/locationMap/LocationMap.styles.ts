import { visuallyHidden } from '@bip/design-system'
import { styled } from 'styled-components'

export const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 8px;
  min-block-size: 0;
  min-inline-size: 0;
  color: var(--text);
  font-size: 13px;
  line-height: 18px;
  container-type: inline-size;

  /* As high as its parts: what is contained does not make the page scroll by itself. */
  @media (max-width: 760px) {
    flex: none;
  }
`

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;

  & > [data-grow] {
    flex: 1;
  }
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  gap: 8px;
  min-block-size: 0;

  /* On a phone the page scrolls: map and list keep a height that can be used. */
  @container (max-width: 720px) {
    flex: none;
    flex-direction: column;
  }
`

export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 220px;
  min-inline-size: 0;
  overflow: auto;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface);
  scrollbar-color: var(--line-strong) transparent;
  scrollbar-width: thin;

  @container (max-width: 720px) {
    flex: none;
    block-size: 320px;
  }

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }

  & > canvas {
    position: sticky;
    inset-block-start: 0;
    inset-inline-start: 0;
    display: block;
    cursor: pointer;
  }
`

/** As large as the whole drawing, so that the box scrolls; the canvas is as large as what is in sight. */
export const Extent = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  pointer-events: none;
`

export const Tip = styled.div`
  position: fixed;
  z-index: 20;
  max-inline-size: 280px;
  padding: 6px 10px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface-raised, var(--surface));
  box-shadow: 0 4px 16px rgb(0 0 0 / 14%);
  pointer-events: none;

  & > b {
    display: block;
    font-weight: 600;
  }
`

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin: 0;
  padding: 0;
  color: var(--text-muted);
  font-size: 12px;
  list-style: none;

  & > li {
    display: flex;
    gap: 6px;
    align-items: center;
  }

  & i {
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 10px;
    border: 1px solid var(--line-strong);
  }

  & [data-look='part'] { background: linear-gradient(to top, var(--info) 50%, transparent 50%); }
  & [data-look='full'] { background: var(--accent); }
  & [data-look='over'] { background: var(--danger); }
  & [data-look='open'] { background: color-mix(in srgb, var(--info) 45%, transparent); }
  & [data-look='locked'] { background: linear-gradient(to top right, transparent 45%, var(--text) 45% 55%, transparent 55%); }
`

export const Side = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: 232px;
  min-block-size: 0;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface);


  @container (max-width: 720px) {
    inline-size: auto;
    block-size: 240px;
  }
`

export const Options = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  scrollbar-color: var(--line-strong) transparent;
  scrollbar-width: thin;

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`

export const OptionRow = styled.div`
  position: absolute;
  inset-inline: 0;
  box-sizing: border-box;
  display: flex;
  gap: 8px;
  align-items: center;
  block-size: 36px;
  padding-inline: 10px;
  cursor: pointer;

  & > span:first-child {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }

  & > small {
    color: var(--text-muted);
    font-size: 12px;
    white-space: nowrap;
  }

  &[data-active] {
    background: var(--surface-hover, color-mix(in srgb, var(--accent) 8%, transparent));
  }

  &[aria-selected='true'] {
    box-shadow: inset 3px 0 0 var(--accent);
    font-weight: 600;
  }
`

export const Hidden = styled.span`
  ${visuallyHidden}
`

export const Nothing = styled.p`
  margin: 0;
  padding: 16px 10px;
  color: var(--text-muted);
`

export const Count = styled.div`
  padding: 6px 10px;
  border-block-end: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 12px;
`
