import { styled } from 'styled-components'

export const Root = styled.div`
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 34px;
  padding: 3px 4px 3px 12px;
  border-bottom: 1px solid var(--line);
  background: var(--canvas);
`

export const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--text-muted);
  font-size: 12px;
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Count = styled.span`
  flex: none;
  color: var(--text-faint);
  font-size: 12px;
  line-height: 18px;
`

export const Scroller = styled.div`
  max-height: var(--code-height);
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -2px; }
`

/** The colours of code: each is a colour for text, so that the contrast of every theme holds for it. */
export const Code = styled.pre`
  width: max-content;
  min-width: 100%;
  margin: 0;
  padding: 8px 0;
  color: var(--text);
  font: 13px/20px var(--mono);
  tab-size: 2;

  [data-wrapped] & { width: auto; white-space: pre-wrap; overflow-wrap: anywhere; }

  [data-kind='keyword'] { color: var(--accent); font-weight: 600; }
  [data-kind='string'] { color: var(--success); }
  [data-kind='number'], [data-kind='literal'] { color: var(--warning); }
  [data-kind='name'] { color: var(--info); }
  [data-kind='type'] { color: var(--pending); }
  [data-kind='function'] { font-weight: 600; }
  [data-kind='comment'] { color: var(--text-muted); }
`

export const Line = styled.code`
  display: block;
  position: relative;
  min-height: 20px;
  padding-inline: 12px;
  font: inherit;

  [data-numbered] & { padding-inline-start: calc(var(--code-digits) * 1ch + 32px); }

  /* Not text of the page: neither selected nor copied, and silent for screen readers. */
  [data-numbered] &::before {
    content: attr(data-line);
    content: attr(data-line) / '';
    position: absolute;
    inset-inline-start: 0;
    width: calc(var(--code-digits) * 1ch + 20px);
    padding-inline-end: 8px;
    color: var(--text-faint);
    text-align: end;
    user-select: none;
  }

  &[data-marked] { background: var(--selected); box-shadow: inset 3px 0 0 var(--accent); }
  [data-numbered] &[data-marked]::before { color: var(--text-muted); }
`
