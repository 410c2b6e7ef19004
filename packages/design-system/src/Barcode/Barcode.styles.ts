import { styled } from 'styled-components'

export const Root = styled.div`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  vertical-align: top;
`

/** White in every theme, and also where the system forces its colours: scanners want dark on light. */
export const Plate = styled.div`
  max-width: 100%;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  background: #ffffff;
  forced-color-adjust: none;
  & > svg { max-width: 100%; height: auto; }
`

export const Problem = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  max-width: 340px;
  padding: 10px 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--canvas);
  color: var(--text-muted);
  font-size: 13px;
  line-height: 20px;
  overflow-wrap: anywhere;
  & > svg { margin-top: 2px; color: var(--warning); }
`

export const Wait = styled.div`
  display: grid;
  place-items: center;
  min-width: 160px;
  min-height: var(--bar-height);
`
