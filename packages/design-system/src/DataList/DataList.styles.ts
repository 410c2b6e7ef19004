import { styled } from 'styled-components'

export const Page = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 100%;
  &[data-embedded] { flex: none; block-size: auto; }
`

export const SearchBox = styled.div`
  flex: 1 1 180px;
  max-inline-size: 260px;
  @media (max-width: 640px) { flex-basis: 120px; min-inline-size: 120px; max-inline-size: none; }
`

/** The conditions: as much room as the line leaves. */
export const Line = styled.div`
  display: flex;
  flex: 1 1 120px;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  & > [data-condition] { display: inline-flex; max-inline-size: 100%; }
  @media (max-width: 640px) { flex: 0 1 auto; }
`

export const Frame = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  min-block-size: 44px;
  padding: 4px 14px;
  border-block-start: 1px solid var(--line);
  color: var(--text-muted);
  font-size: 13px;
  & > :first-child { flex: 1; }
  @media (max-width: 640px) {
    padding: 4px 0;
    & > :first-child { flex-basis: 100%; column-gap: 8px; }
    & > :not(:first-child) { padding-inline: 14px; }
  }
`
