import { styled } from 'styled-components'

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

export const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

export const Template = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 12px;
  border-radius: var(--radius);
  background: var(--sunken);
  color: var(--text-muted);
  font-size: 13px;
  & > span { flex: 1; }
`

/** Words that are mended wherever they stand, one beside the other. */
export const Replacing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & > * { inline-size: 220px; }
`
