import { graphql } from 'gatsby';

export const pricingFragment = graphql`
  fragment Pricing on PlansJson {
    title
    description
    tryLabel
    banner {
      title
      text
    }
    annualBadge
    billing {
      label
      monthly
      annual
    }
    card {
      recommended
      perMonth
      perYear
      monthSpoken
      yearSpoken
      orYear
      insteadOf
      lowerYearSpoken
      chooseNamed
    }
    offers {
      perMonth
      perYear
    }
    plans {
      name
      monthlyPrice
      annualPrice
      originalAnnualPrice
      savings
      description
      features
      cta
      monthlyHref
      annualHref
      highlighted
    }
  }
`;
