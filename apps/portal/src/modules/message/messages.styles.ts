import { styled } from 'styled-components'

export const ComposeBody = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
`

export const ChoicesHint = styled.p`
  margin: 0;
  color: var(--text-muted);
`

export const Attached = styled.section`
  margin-top: 24px;

  & > h3 { margin: 0 0 8px; font-size: 13px; font-weight: 600; }
`

export const Title = styled.span`
  &[data-unread] { font-weight: 600; }
`

export const Letter = styled.article`
  max-width: 80ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: 24px;
`

export const LetterHead = styled.p`
  margin: 0 0 16px;
  color: var(--text-muted);
  font-size: 13px;
`

export const LetterActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 24px;
  &:empty { display: none; }
`
