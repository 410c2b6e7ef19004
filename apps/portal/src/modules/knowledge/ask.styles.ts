import { styled } from 'styled-components'

export const Asking = styled.div`
  max-width: 720px;
  margin-bottom: 12px;
`

/** How much was found, and words that leave less of it. */
export const Narrower = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-height: 26px;
  margin-bottom: 8px;
  color: var(--text-muted);
  font-size: 13px;
`

export const Answers = styled.ol`
  display: flex;
  flex-direction: column;
  gap: 12px;
  max-width: 860px;
  margin: 0;
  padding: 0 0 20px;
  list-style: none;
`

export const Found = styled.article`
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);

  & > h2 {
    margin: 0;
    font-size: 15px;
    font-weight: 600;
  }
`

export const Place = styled.p`
  margin: 2px 0 0;
  color: var(--text-faint);
  font-size: 12px;
  overflow-wrap: anywhere;
`

export const Passage = styled.blockquote`
  margin: 8px 0 0;
  padding-inline-start: 10px;
  border-inline-start: 2px solid var(--line);
  line-height: 22px;
  overflow-wrap: anywhere;
  white-space: pre-line;

  & mark {
    border-radius: 2px;
    background: var(--warning-soft);
    color: inherit;
  }
`
