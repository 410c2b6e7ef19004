import { styled } from 'styled-components'
import { toneVariables } from '../foundations/tone.styles.ts'

export const Root = styled.div`
  ${toneVariables}
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 10px;
  padding: 8px 8px 8px 12px;
  border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent);
  border-radius: var(--radius);
  background: var(--tone-soft);
  color: var(--text);
  font-size: 13px;
  line-height: 20px;
  & > svg { margin-top: 5px; color: var(--tone); }
`

export const Body = styled.div`
  /* Where that little is left beside them, the buttons stand below; the sign, 16 px and the gap, never stands alone. */
  flex: 1 1 min(160px, 100% - 26px);
  min-width: 0;
  padding-block: 3px;
  overflow-wrap: anywhere;
`

export const Title = styled.strong`
  display: block;
  font-weight: 600;
`

export const Side = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  max-inline-size: 100%;
  margin-inline-start: auto;
  & > :not([data-icon-only]) { flex-shrink: 1; min-inline-size: 0; }
`
