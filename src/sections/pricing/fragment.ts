import { graphql } from 'gatsby';

export const pricingFragment = graphql`
  fragment Pricing on PlansJson {
    headline
    tryLabel
    banner {
      title
      text
    }
    annualBadge
    currency
    billing {
      label
      monthly
      annual
    }
    card {
      recommended
      perMonth
      perYear
      always
      later
      orYear
      insteadOf
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
