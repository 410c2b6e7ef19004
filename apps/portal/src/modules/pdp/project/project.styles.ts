import { styled } from 'styled-components'

export const Rules = styled.div`
  inline-size: min(560px, 84vw);
`

export const Hint = styled.p`
  margin: 0 0 8px;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 18px;
`

/** Cards of a page side by side, as many as there is room for. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  gap: 16px;
  align-items: start;
`

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(88px, 1fr));
  gap: 12px 24px;
`

export const Sides = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
`

export const Reasons = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 4px;
  margin: 0;
  padding: 0;
  font-size: 13px;
  line-height: 20px;
  list-style: none;
`

export const Late = styled.span`
  color: var(--danger);
  white-space: nowrap;
`

export const Quiet = styled.p`
  margin: 0;
  color: var(--text-muted);
`

/** The chart takes what stands above it leaves. */
export const ChartRoom = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-block-size: 360px;
  min-inline-size: 0;
`

/** A chart within a page that scrolls. */
export const ChartBox = styled.div`
  display: flex;
  flex-direction: column;
  block-size: clamp(420px, 68vh, 900px);
`

export const Strip = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: repeat(auto-fit, minmax(124px, 1fr));
  gap: 8px 16px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--surface);
`
