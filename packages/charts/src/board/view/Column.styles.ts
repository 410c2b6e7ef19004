import { toneVariables, visuallyHidden } from '@bip/design-system'
import { styled } from 'styled-components'

export const ColumnBox = styled.section`
  position: relative;
  display: flex;
  flex: 1 0 var(--column-min);
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-large);
  background: var(--sunken);
  scroll-snap-align: start;

  &[data-collapsed] {
    flex: 0 0 3.2em;
  }

  &[data-grab='target'] {
    border-color: var(--accent);
  }

  &[data-grab='refusing'] {
    border-color: var(--warning);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const Head = styled.div`
  position: relative;
  /* Where a title has no room beside its figures they stand below it. */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
  padding: 6px 4px 6px 10px;
  border-bottom: 1px solid var(--line);

  &[data-limit='over']::before {
    content: '';
    position: absolute;
    inset: -1px -1px auto;
    height: 2px;
    border-radius: var(--radius-large) var(--radius-large) 0 0;
    background: var(--warning);
  }

  /* A collapsed column is read from top to bottom. */
  [data-collapsed] > & {
    display: grid;
    grid-template-columns: auto;
    flex: 1;
    align-content: start;
    justify-items: center;
    gap: 8px;
    padding: 4px 0;
    border-bottom: 0;
  }
`

export const Title = styled.h2`
  display: flex;
  align-items: baseline;
  flex: 1 1 10em;
  gap: 6px;
  min-width: 0;
  font-size: 1em;
  font-weight: 600;
  line-height: 20px;

  /* A long name takes more lines before it is cut. */
  & > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }

  [data-collapsed] & {
    order: 3;
    writing-mode: vertical-rl;
  }

  [data-collapsed] & > span {
    display: block;
    white-space: nowrap;
  }

  [data-size='wall'] & {
    line-height: 1.5;
  }
`

export const Dot = styled.i`
  ${toneVariables}
  flex: none;
  align-self: center;
  width: 0.6em;
  height: 0.6em;
  border-radius: 50%;
  background: var(--tone);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

export const Note = styled.small`
  color: var(--text-faint);
  font-size: 0.92em;
  font-weight: 400;
  white-space: nowrap;
`

export const Count = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 0 7px;
  border-radius: 9px;
  color: var(--text-muted);
  font-size: 0.96em;
  line-height: 18px;
  white-space: nowrap;

  & > .said {
    ${visuallyHidden}
  }

  & > b {
    font-weight: 600;
  }

  &[data-limit='over'] {
    background: var(--warning-soft);
    color: var(--warning);
    font-weight: 600;
  }

  &[data-limit='full'] {
    color: var(--text);
  }

  [data-size='wall'] & {
    border-radius: 0.8em;
    line-height: 1.5;
  }

  [data-collapsed] & {
    flex-direction: column;
    order: 2;
    padding: 0 4px;
  }
`

export const HeadTools = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;

  [data-collapsed] & {
    order: 1;
    margin: 0;
  }

  [data-size='wall'] & {
    display: none;
  }
`

export const Figures = styled.dl`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  padding-inline-end: 6px;
  color: var(--text-muted);
  font-size: 0.92em;
  line-height: 1.5;
`

export const Figure = styled.div`
  display: flex;
  gap: 4px;
  white-space: nowrap;

  & > dd {
    color: var(--text);
    font-weight: 550;
  }
`

export const CellScroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  padding: 8px;
  scrollbar-color: var(--line-strong) transparent;
  scrollbar-width: thin;
`

/** Why the card in the hand, or the one that was just let go, may not come here. */
export const RefusalBox = styled.div`
  flex: none;
  margin: 8px 8px 0;
  padding: 8px 9px;
  border: 1px solid color-mix(in srgb, var(--warning) 55%, var(--line));
  border-radius: var(--radius);
  background: var(--surface);
  font-size: 0.92em;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > b {
    display: flex;
    gap: 5px;
    align-items: flex-start;
    padding-inline-end: 20px;
    color: var(--warning);
    font-weight: 600;
  }

  & > p {
    margin-block-start: 3px;
    color: var(--text-muted);
  }
`

export const RefusalButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-block-start: 6px;
`
