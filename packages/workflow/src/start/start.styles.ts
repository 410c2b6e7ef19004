import { layers } from '@bip/design-system'
import { styled } from 'styled-components'

export const Page = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 100%;
  padding: 16px 20px 0;
  & > form { flex: 1; max-inline-size: 1200px; }
`

export const StartFoot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 4px -20px 0;
  padding: 11px 20px;
  border-block-start: 1px solid var(--line);
  background: var(--surface);
`

/** Below the form, and beside it where there is room. */
export const Way = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 10px;
  grid-column: 1 / -1;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const WayTitle = styled.h2`
  margin: 0;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
`

export const StartNote = styled.span`
  margin-inline-start: auto;
  color: var(--text-muted);
  font-size: 13px;
`
