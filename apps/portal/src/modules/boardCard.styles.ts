import { styled } from 'styled-components'

/** A record as a card of a board: its name, and lines below it. */
export const CardRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  height: 100%;
  padding: 8px 10px 7px;
  font-size: 12px;
  line-height: 17px;
`

export const CardName = styled.b`
  overflow: hidden;
  padding-inline-end: 20px;
  font-size: 13px;
  font-weight: 600;
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const CardLine = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  overflow: hidden;
  color: var(--text-muted);
  text-overflow: ellipsis;
  white-space: nowrap;
`
