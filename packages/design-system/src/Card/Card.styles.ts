import { styled } from 'styled-components'

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const Head = styled.header`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px 12px;
  min-height: 46px;
  padding: 8px 16px 0;
`

export const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: 14px;
  font-weight: 600;
  line-height: 20px;
  overflow-wrap: anywhere;
`

export const Extra = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--text-muted);
  font-size: 13px;
`

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  padding: 12px 16px 16px;
  &[data-flush] { padding: 8px 0 0; overflow: hidden; border-radius: 0 0 var(--radius-large) var(--radius-large); }
`
