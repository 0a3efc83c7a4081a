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
      features {
        text
        mark
      }
      cta
      monthlyHref
      annualHref
      highlighted
    }
  }
`;
