import { styled } from 'styled-components'

export const Info = styled.div`
  display: grid;
  align-content: start;
  gap: 14px;
  max-width: 820px;
  padding-bottom: 24px;
`

export const Face = styled.div`
  display: flex;
  align-items: center;
  gap: 20px;

  & h2 {
    margin: 0;
    font-size: 18px;
    line-height: 26px;
  }

  & p {
    margin: 0 0 8px;
    color: var(--text-muted);
  }
`

export const Fields = styled.form`
  display: grid;
  gap: 14px;
  max-width: 420px;

  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`

export const CropStage = styled.div`
  position: relative;
  height: 320px;
  margin-block-end: 12px;
  overflow: hidden;
  border-radius: var(--radius);
  background: var(--sunken);
`
