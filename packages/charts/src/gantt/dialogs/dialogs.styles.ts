import { styled } from 'styled-components'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 12px 16px;
`

/** What a change would come to, before it is made. */
export const Told = styled.p`
  margin: 12px 0 0;
  color: var(--text-muted);

  &[data-broken] { color: var(--danger); font-weight: 600; }
`

export const Part = styled.section`
  margin-block-start: 16px;

  & > h3 { margin: 0 0 6px; font-size: 13px; font-weight: 600; }
`
