import { styled } from 'styled-components'
import { CardLine } from '../../boardCard.styles.ts'

export const Line = styled(CardLine)`
  & > b {
    color: var(--text);
    font-size: 13px;
    font-weight: 600;
  }

  & > [data-late] {
    color: var(--danger);
  }
`

export const Next = styled.div`
  display: flex;
  gap: 5px;
  align-items: center;
  color: var(--text-muted);

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-tone='danger'] {
    color: var(--danger);
    font-weight: 500;
  }

  &[data-tone='warning'] {
    color: var(--warning);
  }
`

export const Foot = styled.div`
  display: flex;
  gap: 6px;
  align-items: center;
  margin-block-start: auto;
  color: var(--text-muted);

  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const Level = styled.span`
  flex: none;
  padding: 0 4px;
  border: 1px solid var(--line-strong);
  border-radius: 3px;
  font-size: 11px;
  font-weight: 600;
  line-height: 14px;

  &[data-level='A'] {
    border-color: var(--accent);
    color: var(--accent);
  }
`

export const Age = styled.span`
  display: flex;
  flex: none;
  gap: 3px;
  align-items: center;
  margin-inline-start: auto;

  &[data-old] {
    color: var(--warning);
    font-weight: 600;
  }
`
