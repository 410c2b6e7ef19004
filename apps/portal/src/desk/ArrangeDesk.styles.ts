import { styled } from 'styled-components'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 14px;

  & > span {
    flex: 1 1 240px;
    color: var(--text-muted);
  }
`

export const Slots = styled.div`
  align-content: start;
  min-height: 120px;
  padding: 8px;
  border: 1px dashed var(--line);
  border-radius: var(--radius-large);
`

export const Block = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 72px;
  padding: 0 12px 0 0;
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);

  &[data-dragged] {
    border-color: var(--accent);
  }
`

export const Grip = styled.button`
  flex: 1;
  align-self: stretch;
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 0 12px;
  color: inherit;
  font: inherit;
  text-align: start;
  background: none;
  border: 0;
  border-radius: var(--radius-large);
  cursor: grab;
  touch-action: none;

  &:active { cursor: grabbing; }
`

export const BlockName = styled.span`
  font-weight: 600;
`
