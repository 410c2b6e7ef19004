import { visuallyHidden } from '@bip/design-system'
import { styled } from 'styled-components'

export const Root = styled.div`
  --column-min: 180px;

  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  color: var(--text);
  font-size: 13px;
  line-height: 18px;
  container-type: inline-size;

  &[data-size='wall'] {
    --column-min: calc(300px * var(--board-scale, 1));

    font-size: calc(22px * var(--board-scale, 1));
    line-height: 1.4;
  }
`

export const Hint = styled.p`
  ${visuallyHidden}
`

export const Columns = styled.div`
  display: flex;
  flex: 1;
  gap: 8px;
  min-height: 0;
  overflow: auto hidden;
  scrollbar-color: var(--line-strong) transparent;
  scrollbar-width: thin;

  /* On a phone one column at a time; while a card is carried the board must be free to follow. */
  @container (max-width: 560px) {
    --column-min: calc(100% - 28px);

    scroll-snap-type: x mandatory;
  }

  [data-carrying] > & {
    scroll-snap-type: none;
  }
`

/** Leads to each column where only one is seen. */
export const JumpBar = styled.nav`
  display: none;
  flex: none;
  gap: 6px;
  padding-block-end: 8px;
  overflow-x: auto;
  scrollbar-width: none;

  @container (max-width: 560px) {
    display: flex;
  }
`

export const Jump = styled.button`
  flex: none;
  min-height: 40px;
  padding: 0 12px;
  border: 1px solid var(--line-strong);
  border-radius: 20px;
  background: var(--surface);
  color: var(--text-muted);
  font-size: 13px;

  & > b {
    margin-inline-start: 4px;
    color: var(--text);
    font-weight: 600;
  }
`

export const Blank = styled.div`
  display: grid;
  flex: 1;
  place-items: center;
  min-height: 240px;
`

export const WaitingColumn = styled.div`
  display: flex;
  flex: 1 0 var(--column-min);
  flex-direction: column;
  gap: 8px;
  padding: 10px 8px;
  border-radius: var(--radius-large);
  background: var(--sunken);
`

export const WaitingCard = styled.div`
  padding: 10px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`
