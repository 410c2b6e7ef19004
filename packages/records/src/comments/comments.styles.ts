import styled from 'styled-components'

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`

export const Comment = styled.article`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 8px;
`

export const CommentHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-block-size: 26px;
  & strong { font-weight: 600; }
  & > :last-child:is(button) { margin-inline-start: auto; }
`

export const Replies = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 8px;
  margin-block-start: 8px;
  margin-inline-start: 15px;
  padding-inline-start: 16px;
  border-inline-start: 2px solid var(--line);
  & > article { inline-size: 100%; }
`

export const Answer = styled.div`
  grid-column: 2;
`

export const CommentBody = styled.div`
  grid-column: 2;
  display: flex;
  flex-direction: column;
  gap: 6px;
  line-height: 20px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const Mention = styled.span`
  color: var(--accent);
  font-weight: 500;
`

export const Composer = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 8px;
`

export const ComposerFoot = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  & > :nth-child(2) { margin-inline-start: auto; }
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    max-inline-size: 100%;
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  & > li[data-failed] { color: var(--danger); }
`

export const People = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  z-index: 2;
  max-block-size: 240px;
  margin-block-start: 2px;
  padding: 4px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  box-shadow: var(--shadow-float);
  & > div {
    display: flex;
    align-items: baseline;
    gap: 8px;
    min-block-size: 32px;
    padding: 6px 8px;
    border-radius: var(--radius-small);
    cursor: pointer;
  }
  & > [aria-selected='true'] { background: var(--selected); }
  & small { color: var(--text-faint); overflow-wrap: anywhere; }
`

export const FilePick = styled.input`
  display: none;
`
